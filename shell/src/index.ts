import { nextTask } from './page/next-task'

/**
 * Runs the page's code in many tasks instead of a long one, so that the browser can paint and respond to taps in
 * between: shared dependencies run first, each in a separate task.
 */
async function start(): Promise<void> {
  await nextTask()
  await import(/* webpackMode: "eager" */ './page/mount')
  await nextTask()
  await import(/* webpackMode: "eager" */ './page/ahead.router')
  await nextTask()
  await import(/* webpackMode: "eager" */ './page/ahead.styles')
  await nextTask()
  await import(/* webpackMode: "eager" */ '@shop/shared-ui')
  await nextTask()
  await import(/* webpackMode: "eager" */ './router/browser-router')
  await nextTask()
  await import(/* webpackMode: "eager" */ './app')
  await nextTask()
  await import(/* webpackMode: "eager" */ './bootstrap')
}

void start()
