import { errorResponse, fakePageFetch, neverResponds } from '@shop/shared-api/testing/fake-network'
import { fakeUploads } from '../testing/fake-xhr'
import { createStaffClient, downloadPath } from './staff-client'

const file = new File(['code,name\nGU,Guam\n'], 'guam.csv')

describe('staff client', () => {
  beforeAll(fakeUploads)

  test('uploads a file with its input, and reports the progress', async () => {
    const calls = fakePageFetch({ 'POST /staff/uploads/states.import': () => ({ done: '1 added' }) })
    const shares: number[] = []
    const options = { dryRun: true, onProgress: (share: number) => shares.push(share) }
    const answer = await createStaffClient().upload('states.import', { file: file.name }, file, options)
    expect(answer).toEqual({ done: '1 added' })
    expect(shares).toEqual([0.5, 1])
    const form = calls[0]!.body as FormData
    expect([form.get('input'), form.get('dry_run')]).toEqual(['{"file":"guam.csv"}', 'true'])
    expect((form.get('file') as File).size).toBe(file.size)
  })

  test('repeats an upload once the password was given again', async () => {
    const answers = [errorResponse(403, 'reauthenticate'), { done: '1 added' }]
    fakePageFetch({ 'POST /staff/uploads/states.import': () => answers.shift() })
    const reauthenticate = jest.fn(async () => true)
    expect(await createStaffClient({ reauthenticate }).upload('states.import', {}, file)).toEqual({ done: '1 added' })
    expect(reauthenticate).toHaveBeenCalledTimes(1)
  })

  test('throws the answer of a refused upload, and a network error when it breaks off', async () => {
    fakePageFetch({
      'POST /staff/uploads/states.import': () =>
        Response.json({ code: 'bad_rows', message: 'One row.', problems: [{ line: 2 }] }, { status: 422 }),
      'POST /staff/uploads/codes.import': () => Promise.reject(new Error('cut')),
    })
    await expect(createStaffClient().upload('states.import', {}, file)).rejects.toMatchObject({
      status: 422,
      code: 'bad_rows',
    })
    await expect(createStaffClient().upload('codes.import', {}, file)).rejects.toMatchObject({ code: 'network' })
  })

  test('aborts an upload', async () => {
    fakePageFetch({ 'POST /staff/uploads/states.import': neverResponds })
    const controller = new AbortController()
    const upload = createStaffClient().upload('states.import', {}, file, { signal: controller.signal })
    controller.abort(new Error('Canceled'))
    await expect(upload).rejects.toThrow('Canceled')
  })

  test('saves the file of an operation under its name, and throws a failure', async () => {
    const names: string[] = []
    URL.createObjectURL = () => 'blob:1'
    HTMLAnchorElement.prototype.click = function () {
      names.push(this.download)
    }
    const head = { 'content-disposition': 'attachment; filename="codes-B1.csv"' }
    const calls = fakePageFetch({ 'GET /staff/downloads/codes.export': () => new Response('code', { headers: head }) })
    await createStaffClient().download('codes.export', { batch: 'B1' })
    expect(names).toEqual(['codes-B1.csv'])
    expect(calls[0]!.query.get('input')).toBe('{"batch":"B1"}')
    await expect(createStaffClient().download('pages.export')).rejects.toMatchObject({ status: 404 })
    expect(downloadPath('faqs.export')).toBe('/api/staff/downloads/faqs.export?input=%7B%7D')
  })
})
