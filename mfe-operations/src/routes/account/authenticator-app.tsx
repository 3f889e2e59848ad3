import type { StaffSecurity } from '@shop/shared-api/staff'
import { Button, Cluster, Text } from '@shop/shared-ui'
import { useState } from 'react'
import type { Done } from '../../client/staff-client'
import { useStaffClient } from '../../client/staff-context'
import { useChange } from '../../client/use-change'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { RecoveryCodes } from './recovery-codes'
import { TotpSetup, type NewTotp } from './totp-setup'

interface AuthenticatorAppProps {
  security: Pick<StaffSecurity, 'has_totp' | 'recovery_codes_left'>
  onChange(): void
}

/** The authenticator app, whose codes are demanded next to the password, with its recovery codes. */
export function AuthenticatorApp({ security, onChange }: AuthenticatorAppProps) {
  const { has_totp: hasApp, recovery_codes_left: left } = security
  const client = useStaffClient()
  const { isBusy, change } = useChange()
  const [totp, setTotp] = useState<NewTotp>()
  const [codes, setCodes] = useState<string[]>()

  const begin = async () => setTotp(await change(() => client.call<NewTotp>('POST', '/totp/new', {})))
  const renew = async () => {
    const answer = await change(() => client.call<{ recovery_codes: string[] }>('POST', '/recovery-codes', {}))
    setCodes(answer?.recovery_codes)
    onChange()
  }
  const remove = async () => {
    if (await change(() => client.call<Done>('POST', '/totp/remove', {}))) onChange()
  }
  const finish = (recoveryCodes: string[]) => {
    setTotp(undefined)
    setCodes(recoveryCodes)
    onChange()
  }
  return (
    <Panel aria-labelledby="authenticator">
      <PanelTitle id="authenticator">Authenticator app</PanelTitle>
      <Text>
        {hasApp
          ? `Signing in takes a code of your app. You have ${left} recovery ${left === 1 ? 'code' : 'codes'} left for a lost phone.`
          : 'With an app on your phone, a stolen password alone signs no one in.'}
      </Text>
      <Cluster>
        {hasApp ? (
          <>
            <Button busy={isBusy} onClick={() => void renew()}>
              New recovery codes
            </Button>
            <Button variant="quiet" busy={isBusy} onClick={() => void remove()}>
              Turn off
            </Button>
          </>
        ) : (
          <Button busy={isBusy} onClick={() => void begin()}>
            Set up an app
          </Button>
        )}
      </Cluster>
      {totp && <TotpSetup totp={totp} onClose={() => setTotp(undefined)} onDone={finish} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Panel>
  )
}
