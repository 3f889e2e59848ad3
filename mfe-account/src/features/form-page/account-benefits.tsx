import { Heading, Icon, darkSection, media, tokens, type IconName } from '@shop/shared-ui'
import { styled } from 'styled-components'

const BenefitsPanel = styled.aside`
  ${darkSection}
  display: grid;
  gap: ${tokens.space[5]};
  padding: ${tokens.space[6]} ${tokens.space[5]};
  ${media.desk} {
    padding: ${tokens.space[8]} ${tokens.space[7]};
  }

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 ${tokens.space[4]};
    padding-block: ${tokens.space[4]};
    border-block-start: 1px solid ${tokens.color.hairline};
  }

  svg {
    grid-row: span 2;
    margin-block-start: 0.1em;
  }

  p {
    color: ${tokens.color.inkMuted};
  }
`

const benefits: { icon: IconName; title: string; description: string }[] = [
  { icon: 'truck', title: 'Track every package', description: 'Follow your order from packing to delivery.' },
  {
    icon: 'heart',
    title: 'One wishlist on every device',
    description: 'Items you saved as a guest move to your account.',
  },
  {
    icon: 'card',
    title: 'Faster checkout',
    description: 'Save your cards. We only see the last four digits.',
  },
]

/** Lists the benefits of an account next to the sign-in forms. */
export function AccountBenefits() {
  return (
    <BenefitsPanel aria-labelledby="account-benefits">
      <Heading level={2} id="account-benefits">
        Your account, your gear
      </Heading>
      <ul className="benefits">
        {benefits.map(({ icon, title, description }) => (
          <li key={title}>
            <Icon name={icon} size={24} />
            <strong>{title}</strong>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </BenefitsPanel>
  )
}
