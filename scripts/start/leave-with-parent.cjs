/** Loaded into every child of a start: when the parent is gone, however it went, the child leaves too. */
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 10_000).unref()
})
process.channel?.unref()
