export { keepPrivate } from './keep-private'
