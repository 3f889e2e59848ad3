import { links as catalogueLinks } from '@shop/catalogue-contract'
import { Sheet, tokens } from '@shop/shared-ui'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { SettingsLink } from '../banner/settings-link'
import { wholesaleLinks } from '../menu/wholesale-links'
import { useFrame } from '../use-frame'
import { useVisitor } from '../use-visitor'
import { useBackToClose } from './use-back-to-close'
import { CollapsibleCategory, CollapsibleDetails } from './collapsible-category'

const MobileMenuLinks = styled.ul`
  a {
    display: flex;
    align-items: center;
    min-block-size: 48px;
    text-decoration: none;
  }
`

const MobileMenuList = styled(MobileMenuLinks)`
  && {
    padding-block: ${tokens.space[4]};
  }
`

const elsewhere = [
  { title: 'Everything in the shop', to: catalogueLinks.shop() },
  { title: 'Sales', to: catalogueLinks.sales() },
  { title: 'Size Guide', to: catalogueLinks.sizeGuide() },
  { title: 'Check Product Authenticity', to: catalogueLinks.authenticity() },
  { title: 'FAQ', to: '/faqs' },
  { title: 'Contact Us', to: '/contact-us' },
]

/** MobileMenu's props. */
export interface MobileMenuProps {
  open: boolean
  onClose(): void
}

/** The full-screen menu of phones and tablets: categories that unfold, the merchant's own links, the Wholesale Program, and the rest. */
export function MobileMenu({ open, onClose }: MobileMenuProps) {
  const { menu, settings } = useFrame()
  const links = settings?.menu_links ?? []
  const visitor = useVisitor()
  const leaveByLink = useBackToClose(open, onClose)
  const closeOnLink = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a') || event.metaKey || event.ctrlKey || event.shiftKey) return
    leaveByLink()
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title="Menu" side="start">
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links inside are what is operated; their clicks, by key too, are only watched here */}
      <nav aria-label="Shop" onClick={closeOnLink}>
        {menu?.map((category) => (
          <CollapsibleCategory key={category.slug} category={category} />
        ))}
        {links.length > 0 && (
          <MobileMenuLinks>
            {links.map(({ title, url }) => (
              <li key={`${title} ${url}`}>
                <SettingsLink to={url} replace>
                  {title}
                </SettingsLink>
              </li>
            ))}
          </MobileMenuLinks>
        )}
        <CollapsibleDetails name="mobile-menu">
          <summary>Wholesale Program</summary>
          <MobileMenuLinks>
            {wholesaleLinks(visitor).map(({ title, to }) => (
              <li key={to}>
                <Link to={to} replace>
                  {title}
                </Link>
              </li>
            ))}
          </MobileMenuLinks>
        </CollapsibleDetails>
        <MobileMenuList>
          {elsewhere.map(({ title, to }) => (
            <li key={to}>
              <Link to={to} replace>
                {title}
              </Link>
            </li>
          ))}
        </MobileMenuList>
      </nav>
    </Sheet>
  )
}
