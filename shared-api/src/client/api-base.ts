/** Where the browser's client finds the API. The build of an open entry replaces this file: other hosts choose the path. */
export const apiBase = '/api'
