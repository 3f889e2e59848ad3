import type { ReleaseSet } from '@shop/shared-api/contract'
import Fastify from 'fastify'
import { surrogateKeys } from './surrogate-keys'

const set = {
  revision: 7,
  id: 'a1b2',
  parts: { shell: { version: '1.0.0-aa' }, catalogue: { version: '2.1.0' } },
} as unknown as ReleaseSet

async function headersFor(cacheControl: string, setId: string) {
  const app = Fastify()
  surrogateKeys(app, (id) => (id === 'a1b2' ? set : undefined))
  app.get('/', (_request, reply) =>
    reply.headers({ 'cache-control': cacheControl, 'x-release-set': setId, 'x-release-revision': 9 }).send('page'),
  )
  return (await app.inject('/')).headers
}

describe('surrogate keys', () => {
  test('names a public document by revision, release set and the version of each part', async () => {
    expect(await headersFor('public, max-age=0, s-maxage=5', 'a1b2')).toMatchObject({
      'surrogate-key': 'documents revision-9 set-a1b2 shell@1.0.0-aa catalogue@2.1.0',
      'cache-tag': 'documents,revision-9,set-a1b2,shell@1.0.0-aa,catalogue@2.1.0',
    })
  })

  test('names neither private documents nor answers without a release set', async () => {
    for (const headers of [await headersFor('private, no-store', 'a1b2'), await headersFor('public, max-age=60', '')])
      expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['surrogate-key']))
  })
})
