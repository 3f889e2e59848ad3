import { sharedReading } from './shared-reading'

/** Readings that end when the test says so, with what they were asked for. */
function heldReadings() {
  const begun: ((answer: number) => void)[] = []
  const asked: string[][] = []
  const read = (wishes: string[]) => {
    asked.push(wishes)
    return new Promise<number>((done) => begun.push(done))
  }
  const nextTurn = () => new Promise((resume) => setTimeout(resume, 5))
  return { begun, asked, read, nextTurn }
}

test('all who ask at once share one reading, which is told what each asks for', async () => {
  const { begun, asked, read, nextTurn } = heldReadings()
  const ask = sharedReading(read)
  const answers = Promise.all([ask('a'), ask('b'), ask('c')])
  await nextTurn()
  expect(asked).toEqual([['a', 'b', 'c']])
  begun[0]!(1)
  expect(await answers).toEqual([1, 1, 1])
})

test('who asks while a reading is under way gets the next one, for that may have missed a change made in between', async () => {
  const { begun, asked, read, nextTurn } = heldReadings()
  const ask = sharedReading(read)
  const first = ask('a')
  await nextTurn()
  const second = ask('b')
  const third = ask('c')
  begun[0]!(1)
  await nextTurn()
  expect(asked).toEqual([['a'], ['b', 'c']])
  begun[1]!(2)
  expect(await Promise.all([first, second, third])).toEqual([1, 2, 2])
})

test('a reading that fails is not remembered', async () => {
  let asked = 0
  const ask = sharedReading(async () => {
    asked += 1
    if (asked === 1) throw new Error('gone')
    return asked
  })
  await expect(ask('a')).rejects.toThrow('gone')
  expect(await ask('a')).toBe(2)
})
