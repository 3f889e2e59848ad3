/** Preloaded into every child process of a start: the child exits when its parent does, for any reason. */
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 10_000).unref()
})
process.channel?.unref()
