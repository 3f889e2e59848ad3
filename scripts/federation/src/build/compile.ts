import webpack, { type Configuration, type StatsCompilation } from 'webpack'

/** A build's statistics and every file that it read. */
export type Compiled = StatsCompilation & { read: Iterable<string> }

/** Runs one webpack build and throws webpack's errors if it fails. `onProgress` receives 0 to 1. */
export async function compile(config: Configuration, onProgress?: (done: number) => void): Promise<Compiled> {
  const compiler = webpack({
    ...config,
    plugins: [...(config.plugins ?? []), new webpack.ProgressPlugin((done) => onProgress?.(done))],
  })
  if (!compiler) throw new Error(`webpack rejected the configuration of ${config.name}.`)
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) =>
      error || !result ? reject(error ?? new Error('webpack returned no result')) : resolve(result),
    )
  })
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())))
  const report = stats.toJson({ all: false, errors: true, warnings: true, chunkGroups: true })
  if (stats.hasErrors()) {
    throw new Error(
      `${config.name} did not build:\n${(report.errors ?? []).map((error) => `${error.moduleName ?? ''} ${error.message}`).join('\n\n')}`,
    )
  }
  return { ...report, read: stats.compilation.fileDependencies }
}
