import { compileFunction, createContext } from 'node:vm'

const positionOf = (code: string, parsingContext?: object) =>
  (compileFunction(code, ['message'], { filename: 'sample.js', parsingContext })('x') as Error).stack

describe('modules compiled as scripts', () => {
  test('have the parameters, the context and the positions of compiled functions', () => {
    const context = createContext({ name: 'inside' })
    const code = '"use strict"; return new Error(message + "-" + name + "-" + this) // end'
    expect(positionOf(code, context)).toMatch(/^Error: x-inside-undefined\n.*sample\.js:1:22\)?\n/)
    expect(positionOf('\n return new Error(message)', context)).toMatch(/^Error: x\n.*sample\.js:2:9\)?\n/)
  })

  test('leave functions without a context as they are', () => {
    expect(positionOf('return new Error(message)')).toMatch(/^Error: x\n.*sample\.js:1:8\)?\n/)
  })
})
