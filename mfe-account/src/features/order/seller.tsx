import { Heading, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { useShopSettings } from '../../shop-settings'

/** Visible in print only. */
const PrintOnly = styled.div`
  display: none;
  @media print {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[6]};
    padding-block-end: ${tokens.space[4]};
    border-block-end: ${tokens.rule.strong} solid ${tokens.color.ink};
  }

  address {
    font-style: normal;
    text-align: end;
  }
`

/** The seller's details at the top of the printed order. */
export function Seller() {
  const settings = useShopSettings()
  return (
    <PrintOnly>
      <Heading level={2}>Order</Heading>
      {settings && (
        <address>
          <strong>{settings.title}</strong>
          <br />
          {settings.email}
          <br />
          {settings.phone}
        </address>
      )}
    </PrintOnly>
  )
}
