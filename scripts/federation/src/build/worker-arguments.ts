/**
 * Arguments for node in build processes. A bundler allocates far more short-lived objects than a server; with a larger
 * young generation fewer of them are copied.
 */
export const workerArguments = ['--max-semi-space-size=64', '--import', 'tsx']
