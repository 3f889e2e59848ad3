import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(__dirname, '../..')

/** Sends `rounds` made-up requests to each call of the API (its own test, at length); resolves to the exit code. */
export function sendBadInput(rounds: number): Promise<number> {
  const jest = resolve(root, 'node_modules/jest/bin/jest.js')
  const child = spawn(process.execPath, [jest, 'api/src/bad-input.test.ts'], {
    cwd: root,
    env: { ...process.env, BAD_INPUT_ROUNDS: String(rounds) },
    stdio: 'inherit',
  })
  return new Promise((done) => child.on('close', (code) => done(code ?? 1)))
}
