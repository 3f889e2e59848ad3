import { csvOf } from './save-table'

describe('csvOf', () => {
  test('names the fields first and quotes what needs it', () => {
    const lines = [
      { number: 'A1', to: 'Newark, NJ', note: 'say "hi"' },
      { number: 'B2', to: 'Austin', note: null },
    ]
    expect(csvOf(lines)).toBe('number,to,note\r\nA1,"Newark, NJ","say ""hi"""\r\nB2,Austin,\r\n')
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('makes %j inert for spreadsheets', (text) => {
    expect(csvOf([{ text }])).toBe(`text\r\n'${text}\r\n`)
  })

  test('leaves negative numbers as they are', () => expect(csvOf([{ change: -3 }])).toBe('change\r\n-3\r\n'))
})
