import type { GeneralSetting } from '@shop/shared-api/contract'
import { Icon, tokens, type IconName } from '@shop/shared-ui'
import styled from 'styled-components'

const networks = [
  { setting: 'facebook', icon: 'facebook', name: 'Facebook' },
  { setting: 'instagram', icon: 'instagram', name: 'Instagram' },
  { setting: 'pinterest', icon: 'pinterest', name: 'Pinterest' },
  { setting: 'youtube', icon: 'youtube', name: 'YouTube' },
  { setting: 'linkdin', icon: 'linkedin', name: 'LinkedIn' },
] as const satisfies { setting: keyof GeneralSetting; icon: IconName; name: string }[]

const SocialLinkList = styled.ul`
  display: flex;
  a {
    display: grid;
    place-items: center;
    inline-size: ${tokens.target};
    block-size: ${tokens.target};
    color: ${tokens.color.inkMuted};
    &:hover {
      color: ${tokens.color.ink};
    }
  }
`

/** The shop's social network pages that have an http(s) address in the settings. */
export function SocialLinks({ settings }: { settings: GeneralSetting }) {
  const named = networks.filter(({ setting }) => /^https?:\/\//i.test(settings[setting]))
  return (
    <SocialLinkList>
      {named.map(({ setting, icon, name }) => (
        <li key={setting}>
          <a href={settings[setting]} rel="noopener" aria-label={name} title={name}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </SocialLinkList>
  )
}
