import { setTimeout as delay } from 'node:timers/promises'
import type { DeviceSignIn, DevicePoll } from '../identity/people-sign-in'
import type { IssuedToken } from '../identity/identity'
import { isSecureAddress } from '../identity/secure-address'
import { ReleaseError } from '../release-error'
import { baseOf, jsonBody, serverRequests } from './server-request'
import type { Terminal } from './session'

/** Signs a person in by a browser on any device: prints address and code, then waits until it is done. */
export async function signInOnDevice({ err }: Terminal, url: string): Promise<IssuedToken> {
  const base = baseOf(url)
  if (!isSecureAddress(base)) {
    throw new ReleaseError('usage', `Signing in needs https, and RELEASES_URL is ${base}. Change it to https.`)
  }
  const send = serverRequests(base, undefined)
  const started = await send<DeviceSignIn>('/v1/sign-in/device', jsonBody({}))
  err(`Open ${started.verificationUri} in a browser, compare the code ${started.userCode}, and sign in.`)
  let intervalSeconds = started.intervalSeconds
  const until = Date.now() + started.expiresInSeconds * 1000
  while (Date.now() < until) {
    await delay(intervalSeconds * 1000)
    const poll = await send<DevicePoll>('/v1/sign-in/device/token', jsonBody({ deviceCode: started.deviceCode }))
    if ('token' in poll) return poll
    if (poll.slowDown) intervalSeconds += 5
  }
  throw new ReleaseError('unauthorized', 'The code has expired. Run npm run release -- login again.')
}
