// @ts-check
// What a release is made in: a repository with a package, and a bare remote that notes every push it accepts.
import { chmodSync, cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stage } from '../stage.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))

/** The first push arrives and stays in the middle, for as long as the gate is shut. */
const HOOK = `#!/bin/sh
if [ -p gate ]; then
  touch arrived
  cat gate > /dev/null
  rm gate
fi
echo push >> pushes.log
`

/** @param {string} dir */
export function scenery(dir) {
  const stage = new Stage(dir, {
    npm_config_update_notifier: 'false', npm_config_audit: 'false', npm_config_fund: 'false', npm_config_offline: 'true',
  })
  mkdirSync(path.join(dir, 'tarballs'))
  cpSync(path.join(here, 'package'), path.join(dir, 'pkg'), { recursive: true })
  cpSync(path.join(here, 'release.flow.yaml'), path.join(dir, 'release.flow.yaml'))
  stage.must('.', 'git', 'init', '--quiet', '--bare', '--initial-branch=main', 'remote.git')
  stage.write('remote.git/hooks/pre-receive', HOOK)
  chmodSync(path.join(dir, 'remote.git/hooks/pre-receive'), 0o755)
  stage.must('remote.git', 'mkfifo', 'gate')
  const git = (/** @type {string[]} */ ...args) => stage.must('pkg', 'git', ...args)
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Release Example')
  git('config', 'user.email', 'release@example.org')
  git('remote', 'add', 'origin', '../remote.git')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'First commit')
  return stage
}
