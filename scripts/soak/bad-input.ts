import { badRequests, sendBad } from '@shop/api/testing/bad-input'
import { naughtyStrings } from '@shop/shared-api/testing/naughty-strings'
import { everyTextOf, walkTexts } from '@shop/api/testing/naughty-walk'
import { testApp } from '@shop/api/testing/test-app'
import { endpoints, type EndpointName } from '@shop/shared-api/contract'
import fc from 'fast-check'

/**
 * Sends `rounds` generated requests to each API call and counts the responses by status class; resolves to the exit
 * code.
 */
export async function sendBadInput(rounds: number): Promise<number> {
  const api = await testApp()
  const token = (await api.signUp('fuzz@example.com')).access_token
  const counts: Record<string, number> = {}
  const faults: string[] = []
  const names = Object.keys(endpoints) as EndpointName[]
  try {
    for (const [index, name] of names.entries()) {
      const answered = fc.asyncProperty(badRequests(name), async (request) => {
        const status = await sendBad(api, name, request, token)
        const kind = `${Math.floor(status / 100)}xx`
        counts[kind] = (counts[kind] ?? 0) + 1
      })
      await fc.assert(answered, { numRuns: rounds }).catch((error: Error) => faults.push(`${name}: ${error.message}`))
      if (index % 10 === 9) console.error(`${index + 1} of ${names.length} calls`)
    }
  } finally {
    await api.close()
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const kinds = Object.entries(counts).map(([kind, count]) => `${count} × ${kind}`)
  console.log(`${total} requests to ${names.length} calls: ${kinds.sort().join(', ')}; ${faults.length} faulty calls`)
  for (const fault of faults) console.log(fault)
  return faults.length === 0 ? 0 : 1
}

/** Sends `perField` naughty strings through each text field of each call; resolves to the exit code. */
export async function sendNaughtyTexts(perField: number): Promise<number> {
  const api = await testApp()
  try {
    const walks = await walkTexts(api, naughtyStrings, Math.min(perField, naughtyStrings.length))
    const faults = walks.flatMap(({ field, faults: found }) => found.map((fault) => `${field}: ${fault}`))
    const sent = walks.reduce((sum, walk) => sum + walk.sent.length, 0)
    const accepted = walks.reduce((sum, walk) => sum + walk.accepted, 0)
    const storedTexts = await everyTextOf(api)
    const found = walks.flatMap((walk) => walk.stored).filter((text) => storedTexts.has(text)).length
    console.log(
      `${sent} texts through ${walks.length} fields: ${accepted} accepted, ${found} of them stored, ${faults.length} faulty`,
    )
    for (const fault of faults) console.log(fault)
    return faults.length === 0 ? 0 : 1
  } finally {
    await api.close()
  }
}
