/** The first flow of a new project: it looks, does something harmless, and checks that it is done. */
export const HELLO_FLOW = `# yaml-language-server: $schema=./node_modules/flowir-runner/schemas/flow-authoring.schema.json
flow: hello
params:
  name: { schema: { type: string }, default: world }
# What came to an end that nobody could confirm is asked about: runner inbox. Not answered in time, it stays unknown.
onUnknown:
  - escalate: { mode: judge, prompt: Nobody could confirm this step. Did it do its work?, timeout: 1d }
steps:
  # Looks and changes nothing: may run as often as it likes.
  - id: look
    shell: uname -s
    effect: readonly

  # A person decides first: the run waits, and any later process goes on. runner inbox shows the question.
  # - id: approve
  #   human: { mode: confirm, prompt: "Greet \${{ params.name }}?", decisions: [greet, stop], timeout: 1d }

  # Changes the world, and doing it twice does no harm.
  - id: greet
    shell: mkdir -p hello && echo "Hello, $NAME" > hello/greeting.txt
    env: { NAME: "\${{ params.name }}" }
    effect: mutating
    idempotent: true

  # A command is green only when it says so itself; this looks at what it did.
  - id: check
    observe: fresh
    expect: { file: { path: hello/greeting.txt, state: present, contains: Hello } }
`
