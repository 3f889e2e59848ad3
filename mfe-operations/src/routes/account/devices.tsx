import type { StaffSecurity } from '@shop/shared-api/staff'
import { Button, Text } from '@shop/shared-ui'
import type { Done } from '../../client/staff-client'
import { useStaffClient } from '../../client/staff-context'
import { useChange } from '../../client/use-change'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { SecurityList, timeOf } from './security-list'

interface DevicesProps {
  sessions: StaffSecurity['sessions']
  onChange(): void
}

/** Where the account is signed in. */
export function Devices({ sessions, onChange }: DevicesProps) {
  const client = useStaffClient()
  const { isBusy, change } = useChange()
  const end = async (input: { id?: string }) => {
    if (await change(() => client.call<Done>('POST', '/sessions/end', input))) onChange()
  }
  return (
    <Panel aria-labelledby="devices">
      <PanelTitle id="devices">Devices</PanelTitle>
      <SecurityList>
        {sessions.map(({ id, device, last_used_at: used, is_current: isCurrent }) => (
          <li key={id}>
            <div>
              <Text>{device}</Text>
              <Text size="small" tone="inkMuted">
                {isCurrent ? 'This device' : `Last used ${timeOf(used)}`}
              </Text>
            </div>
            {!isCurrent && (
              <Button variant="quiet" busy={isBusy} aria-label={`Sign out ${device}`} onClick={() => void end({ id })}>
                Sign out
              </Button>
            )}
          </li>
        ))}
      </SecurityList>
      {sessions.length > 1 && (
        <Button busy={isBusy} onClick={() => void end({})}>
          Sign out all other devices
        </Button>
      )}
    </Panel>
  )
}
