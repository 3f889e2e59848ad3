/** Runs the page's code in several tasks instead of one long one, so that the browser answers taps in between. */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ './page/mount')
  await nextTask()
  await import(/* webpackMode: "eager" */ './router/browser-router')
  await nextTask()
  await import(/* webpackMode: "eager" */ './app')
  await nextTask()
  await import(/* webpackMode: "eager" */ './bootstrap')
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

void start()
