import { execFile } from 'node:child_process'
import inspector from 'node:inspector'

const EVERY_MS = 500

/**
 * Sends heartbeats while the event loop runs: to a parent process by messages, to systemd by its watchdog. Both kill
 * and restart a document server that stops sending. A parent's messages also contain whether a debugger is attached,
 * which suspends the check.
 */
export function sendHeartbeats(watchdogMs: number | undefined): void {
  if (process.send) {
    const beat = () => process.connected && process.send?.({ event: 'heartbeat', isDebugged: Boolean(inspector.url()) })
    beat()
    setInterval(beat, EVERY_MS).unref()
  }
  if (watchdogMs) {
    notifySystemd('WATCHDOG=1')
    setInterval(() => notifySystemd('WATCHDOG=1'), watchdogMs / 3).unref()
  }
}

/** Signals to the parent process or systemd that this program serves. */
export function signalReady(watchdogMs: number | undefined): void {
  process.send?.({ event: 'ready' })
  if (watchdogMs) notifySystemd('READY=1')
}

/** Node has no Unix datagram sockets, so systemd's own program sends the message. */
function notifySystemd(state: string): void {
  execFile('systemd-notify', [state], () => undefined).unref()
}
