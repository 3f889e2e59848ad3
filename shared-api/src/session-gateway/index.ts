export { foreignOrigin, isAllowedOrigin } from './allowed-origin'
export {
  createSessionGateway,
  isCallUnder,
  type GatewayResponse,
  type GatewayRequest,
  type SessionGateway,
} from './session-gateway'
export { expiredSessionCookies, hasSession, sessionCookies, sessionToken } from './session-cookies'
