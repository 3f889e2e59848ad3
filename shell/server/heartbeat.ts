import inspector from 'node:inspector'

const EVERY_MS = 500

/**
 * Tells the parent process, where there is one, that the event loop still turns: the parent kills and restarts a
 * document server that stays silent. Says as well whether a debugger is attached, in which silence means nothing.
 */
export function sendHeartbeats(): void {
  if (!process.send) return
  const beat = () => process.connected && process.send?.({ event: 'heartbeat', isDebugged: Boolean(inspector.url()) })
  beat()
  setInterval(beat, EVERY_MS).unref()
}
