/** What a renderer may still do that it should not, on a platform without better means. */
export type Opening = 'network' | 'unix-sockets' | 'signals' | 'buffers' | 'orphans'

/** What each opening means, for operators. */
export const openingSentences: Record<Opening, string> = {
  network: 'a part’s code can open network connections',
  'unix-sockets': 'a part’s code can connect to Unix sockets that its user may open',
  signals: 'a part’s code can send signals to this server’s processes',
  buffers: 'memory outside the JavaScript heap is limited by polling only',
  orphans: 'a renderer that hangs can outlive a server that is killed',
}
