import { Refusal } from './registry-client'
import type { Credentials } from './stored-session'

/** The name of the issuer's sign-in; null where the release server has none. */
export async function singleSignOnLabel(): Promise<string | null> {
  try {
    const response = await fetch('/v1/sign-in/options')
    return response.ok ? ((await response.json()) as { label: string | null }).label : null
  } catch {
    return null
  }
}

/** Takes the token of a sign-in that has just ended at the issuer; null if there was none. */
export async function takeSingleSignOn(): Promise<Credentials | null> {
  if (location.hash !== '#signed-in') return null
  history.replaceState(null, '', location.pathname)
  const response = await fetch('/v1/sign-in/token', { method: 'POST' })
  const answer = (await response.json()) as { token: string; name: string; message: string }
  if (!response.ok) throw new Refusal(response.status, answer.message, [])
  return { token: answer.token, by: answer.name }
}
