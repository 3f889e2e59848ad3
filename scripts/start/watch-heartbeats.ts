import type { ChildProcess } from 'node:child_process'

const TICKS = 10

/**
 * Calls `onHang` once when a child that sends heartbeats (`{ event: 'heartbeat' }`) has sent none for `timeoutMs`.
 * Counts ticks of its own timer rather than the clock, so that a busy parent or a suspended machine kills no child. A
 * child that never sends heartbeats, or is being debugged, is ignored.
 */
export function watchHeartbeats(child: ChildProcess, timeoutMs: number, onHang: () => void): void {
  let silentTicks = -1
  child.on('message', (message) => {
    const { event, isDebugged } = (message ?? {}) as { event?: unknown; isDebugged?: unknown }
    if (event === 'heartbeat') silentTicks = isDebugged ? -1 : 0
  })
  const timer = setInterval(() => {
    if (silentTicks < 0) return
    silentTicks += 1
    if (silentTicks <= TICKS) return
    clearInterval(timer)
    onHang()
  }, timeoutMs / TICKS)
  child.once('close', () => clearInterval(timer))
}
