export { apiFrom } from './client/api-from';
export { ApiError } from './client/api-error';
export { browserApi, onRequestError } from './client/browser-api';
export { createApi, type Api, type ApiOptions } from './client/create-api';
export type { CallOptions, RequestOptions, ResponseOf } from './client/endpoint-options';
export { onSessionLost } from './client/session-lost';
export { clearToken, readToken, writeToken } from './client/session-token';
export { formatUsd, toCents, toDollars } from './money';
export type * from './contract';
