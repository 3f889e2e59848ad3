import { seeded, simulateRollout, type Rollout } from './simulate'

const runs = Number(process.argv[2] ?? 1_000)
const base: Rollout = { planted: {}, cartRate: 0.3, visits: 2_000, percent: 25 }

const cases: [string, Rollout][] = [
  ['equal versions (A/A)', base],
  ['equal versions (A/A), candidate at 5 %', { ...base, percent: 5, visits: 500 }],
  ['LCP +20 %', { ...base, planted: { lcp: 1.2 } }],
  ['LCP +10 %', { ...base, planted: { lcp: 1.1 } }],
  ...[0.08, 0.2, 0.3, 0.4, 0.5].map((cartRate): [string, Rollout] => [
    `add to cart −15 % of ${cartRate * 100} %`,
    { ...base, planted: { cart: 0.85 }, cartRate },
  ]),
]

const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** Prints a Markdown table: how often each planted difference counts as worse, and after how many visits. */
function printTable(): void {
  print(`| planted | caught in ${runs} runs | median visits of the candidate |`)
  print('| --- | --- | --- |')
  for (const [name, rollout] of cases) {
    const outcomes = Array.from({ length: runs }, (_, seed) => simulateRollout(rollout, seeded(seed + 1)))
    const caught = outcomes.filter((outcome) => outcome.caught).map(({ visits }) => visits)
    const median = caught.sort((a, b) => a - b)[Math.floor(caught.length / 2)] ?? '–'
    print(`| ${name} | ${((100 * caught.length) / runs).toFixed(1)} % | ${median} |`)
  }
}

printTable()
