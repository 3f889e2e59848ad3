declare module 'swr/dist/index/index.mjs' {
  export { default, mutate, preload, SWRConfig, unload, useSWRConfig } from 'swr'
}
