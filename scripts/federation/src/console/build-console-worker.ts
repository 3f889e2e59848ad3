import { buildConsole } from './build-console'

// Whoever asked for the build is gone.
process.once('disconnect', () => process.exit(1))

buildConsole()
  .then(
    ({ rebuilt }) => process.send?.({ rebuilt }),
    (failure: Error) => process.send?.({ failure: failure.message }),
  )
  .finally(() => {
    process.removeAllListeners('disconnect')
    process.disconnect()
  })
