import { followRevision } from '../http/api-revision'

/** A revision that the test moves; while `isSilent`, the API doesn't answer. */
export function testRevision() {
  const api = { revision: 1, isSilent: false }
  const follower = followRevision({
    read: async () => {
      if (api.isSilent) throw new Error('silent')
      return `r${api.revision}`
    },
  })
  return {
    api,
    follower,
    /** Changes data, which the server learns at the next poll. */
    async move(): Promise<void> {
      api.revision += 1
      await follower.poll()
    },
  }
}
