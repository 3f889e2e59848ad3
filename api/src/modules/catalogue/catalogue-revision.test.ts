import { revisionReader, type CatalogueRevision } from './catalogue-revision'

/** Readings that end when the test says so. */
function heldReadings() {
  const begun: ((revision: CatalogueRevision) => void)[] = []
  const read = () => new Promise<CatalogueRevision>((done) => begun.push(done))
  const nextTurn = () => new Promise((resume) => setTimeout(resume, 5))
  return { begun, read, nextTurn }
}
const at = (count: number) => ({ content: String(count), listing: '1', terms: '1' })

test('all who ask at once share one reading', async () => {
  const { begun, read, nextTurn } = heldReadings()
  const current = revisionReader(read)
  const answers = Promise.all([current(), current(), current()])
  await nextTurn()
  expect(begun).toHaveLength(1)
  begun[0]!(at(1))
  expect(await answers).toEqual([at(1), at(1), at(1)])
})

test('who asks while a reading is under way gets the next one, for that may have missed a change made in between', async () => {
  const { begun, read, nextTurn } = heldReadings()
  const current = revisionReader(read)
  const first = current()
  await nextTurn()
  const second = current()
  const third = current()
  begun[0]!(at(1))
  await nextTurn()
  expect(begun).toHaveLength(2)
  begun[1]!(at(2))
  expect(await Promise.all([first, second, third])).toEqual([at(1), at(2), at(2)])
})

test('a reading that fails is not remembered', async () => {
  let asked = 0
  const current = revisionReader(async () => {
    asked += 1
    if (asked === 1) throw new Error('gone')
    return at(asked)
  })
  await expect(current()).rejects.toThrow('gone')
  expect(await current()).toEqual(at(2))
})
