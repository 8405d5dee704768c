/** How much is measured. */
export interface Sizes {
  /** Steps of one run, and raw commits, in a round of the durability measurement. */
  readonly durableSteps: number
  readonly durableRounds: number
  /** After how many steps of one run a step's cost and the memory are looked at, smallest first. */
  readonly marks: readonly number[]
  /** Steps timed at a stretch before a mark, and how many stretches. */
  readonly stretch: number
  readonly stretches: number
  /** Steps a process runs before anything in it is measured. */
  readonly warmUp: number
  readonly startRounds: number
  /** Rounds in which a command goes on with each history; histories have as many steps as the marks say. */
  readonly resumeRounds: number
  /** Steps run at once in a round, and rounds of that. */
  readonly besideSteps: number
  readonly besideRounds: number
  /** Instances planned, and assertions judged again: one of the marks. */
  readonly planned: number
}

export const FULL: Sizes = {
  durableSteps: 500, durableRounds: 15, marks: [1_000, 10_000, 100_000], stretch: 40, stretches: 20, warmUp: 3_000, startRounds: 15,
  resumeRounds: 5, planned: 10_000, besideSteps: 10_000, besideRounds: 5,
}

export const QUICK: Sizes = {
  durableSteps: 150, durableRounds: 5, marks: [500, 1_000, 5_000], stretch: 25, stretches: 8, warmUp: 500, startRounds: 5,
  resumeRounds: 3, planned: 1_000, besideSteps: 1_000, besideRounds: 3,
}
