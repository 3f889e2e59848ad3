export { createMedia, type Media, type MediaOptions } from './create-media'
export { mediaRoutes } from './media-routes'
