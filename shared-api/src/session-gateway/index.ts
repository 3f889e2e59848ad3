export { foreignOrigin, isAllowedOrigin } from './allowed-origin'
export { createSessionGateway, type GatewayAnswer, type GatewayRequest, type SessionGateway } from './session-gateway'
export { endedSessionCookies, hasSession, sessionCookies, sessionToken } from './session-cookies'
