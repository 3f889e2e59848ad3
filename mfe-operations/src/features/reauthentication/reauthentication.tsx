/** The question for the password, and what its answer goes to. */
export interface ReauthenticationRequest {
  answer(isGiven: boolean): void
}

export function Reauthentication({ request, onClose }: { request: ReauthenticationRequest; onClose(): void }) {
  return <button onClick={onClose}>{String(request)}</button>
}
