import { Container, Icon, Skeleton, tokens } from '@shop/shared-ui'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { SettingsLink } from '../banner/settings-link'
import { useFrame } from '../use-frame'
import { useVisitor } from '../use-visitor'
import { CategoryPanel } from './category-panel'
import { categoryPath } from './category-path'
import { MenuButton, MenuEntry, MenuLink, MenuLinkEntry, MenuList, MenuPanel, MenuToggle } from './menu-styles'
import { useDisclosureNav } from './use-disclosure-nav'
import { wholesaleLinks } from './wholesale-links'

const wholesale = 'wholesale program'

const MainMenuLinks = styled.ul`
  && {
    padding: ${tokens.space[2]} 0;
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: ${tokens.target};
    padding-inline: ${tokens.space[4]};
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`

/** The desktop navigation: a link and a panel for each category, the merchant's own links, and the Wholesale Program at the end. */
export function MainMenu() {
  const { menu } = useFrame()
  const visitor = useVisitor()
  const { openId, navProps, itemProps, buttonProps } = useDisclosureNav()
  const id = useId()

  return (
    <Container as="nav" aria-label="Shop" {...navProps}>
      <MenuList aria-busy={menu === undefined}>
        {menu === undefined && <MenuPlaceholder />}
        {menu?.map((category, index) => (
          <MenuEntry key={category.slug} {...itemProps(category.slug)}>
            <MenuLink to={categoryPath(category)}>{category.title}</MenuLink>
            <MenuToggle {...buttonProps(category.slug, `${id}-${index}`)} aria-label={`${category.title} menu`} />
            <MenuPanel id={`${id}-${index}`} hidden={openId !== category.slug}>
              <CategoryPanel category={category} open={openId === category.slug} />
            </MenuPanel>
          </MenuEntry>
        ))}
        {menu && <MenuLinks />}
        <MenuEntry data-apart {...itemProps(wholesale)}>
          <MenuButton {...buttonProps(wholesale, `${id}-wholesale`)}>
            Wholesale Program <Icon name="chevronDown" size={14} />
          </MenuButton>
          <MenuPanel id={`${id}-wholesale`} hidden={openId !== wholesale} $narrow>
            <MainMenuLinks>
              {wholesaleLinks(visitor).map(({ title, to }) => (
                <li key={to}>
                  <Link to={to}>{title}</Link>
                </li>
              ))}
            </MainMenuLinks>
          </MenuPanel>
        </MenuEntry>
      </MenuList>
    </Container>
  )
}

function MenuLinks() {
  const { settings } = useFrame()
  // An older API has none.
  return settings?.menu_links?.map(({ title, url }) => (
    <MenuLinkEntry key={`${title} ${url}`}>
      <SettingsLink to={url}>{title}</SettingsLink>
    </MenuLinkEntry>
  ))
}

const PlaceholderItem = styled.li`
  display: grid;
  align-items: center;
  inline-size: 6rem;
  min-block-size: 47px;
  padding-inline: ${tokens.space[3]};
`

function MenuPlaceholder() {
  return ['first', 'second', 'third', 'fourth', 'fifth'].map((position) => (
    <PlaceholderItem key={position}>
      <Skeleton $height="1.125rem" />
    </PlaceholderItem>
  ))
}
