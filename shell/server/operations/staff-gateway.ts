import { createSessionGateway, type SessionGateway } from '@shop/shared-api/session-gateway'

/** Name of the cookie of a staff session, which the API sets and reads itself. */
const STAFF_COOKIE = 'staff'

/**
 * The console's calls carry the cookie of staff alone: shoppers' cookies reach it too where both origins have one host
 * name, as on a developer's machine.
 */
export function createStaffGateway(origin: string): SessionGateway {
  return {
    ...createSessionGateway({ origin }),
    apiHeaders({ headers }) {
      const { cookie, authorization: _shoppers, ...others } = headers
      const staff = pairOf([cookie].flat()[0])
      return { ...others, ...(staff && { cookie: staff }) } as typeof headers
    },
    isSessionCall: () => false,
    cookiesAfter: () => [],
  }
}

/** The pair of the staff cookie as sent. */
function pairOf(cookie = ''): string | undefined {
  return cookie
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${STAFF_COOKIE}=`))
}
