import { Container, media, tokens } from '@shop/shared-ui'
import { Outlet } from 'react-router-dom'
import { styled } from 'styled-components'
import { SettingsNav } from '../../features/settings-nav/settings-nav'
import { useRequireAuth } from '../../session/use-require-auth'

const SettingsColumns = styled(Container)`
  display: grid;
  gap: ${tokens.space[7]};
  align-items: start;
  padding-block: ${tokens.space[6]} ${tokens.space[8]};
  ${media.desk} {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: ${tokens.space[8]};
    padding-block: ${tokens.space[7]} ${tokens.space[8]};
  }
`

/** On phones and tablets, the sheet of the bottom bar has the same entries. */
const SettingsSidebar = styled.div`
  display: none;
  ${media.desk} {
    display: block;
    position: sticky;
    inset-block-start: 9rem;
  }
`

/** The layout of all account pages: navigation next to the page, for signed-in users only. */
export function SettingsLayout() {
  useRequireAuth()
  return (
    <SettingsColumns>
      <SettingsSidebar>
        <SettingsNav />
      </SettingsSidebar>
      <Outlet />
    </SettingsColumns>
  )
}
