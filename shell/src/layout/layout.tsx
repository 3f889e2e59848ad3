import { isOperationsPage } from '@shop/shared-api/page-access'
import { SkipLink } from '@shop/shared-ui'
import { ScrollRestoration, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { Measuring } from '../measuring/measuring'
import { NewsletterPopUp } from '../newsletter/newsletter-pop-up'
import { SessionHintEnd } from '../session/session-hint'
import { Banner } from './banner/banner'
import { FirstPageEnd } from './first-page-end'
import { Footer } from './footer/footer'
import { FrameStyle } from './frame-style'
import { Header } from './header/header'
import { MainLandmark } from './main-landmark'
import { LayoutDataRetry } from './layout-data-retry'
import { MobileBar } from './mobile/mobile-bar'
import { OfflineNotice } from './offline-notice'
import { FrameOverlays } from './overlays/frame-overlays'
import { RouteFocus } from './route-focus'
import { RouteProgress } from './route-progress'

const PageGrid = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  padding-block-end: var(--bottom-bar-size);
`

/** The layout of all pages; the screens of all parts are rendered in its main landmark. */
export function Layout() {
  return isOperationsPage(useLocation().pathname) ? <ConsoleLayout /> : <ShopLayout />
}

/** The console brings its own header and navigation. */
function ConsoleLayout() {
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <RouteProgress />
      <OfflineNotice />
      <MainLandmark />
      <FirstPageEnd />
      <RouteFocus />
      <ScrollRestoration />
    </>
  )
}

function ShopLayout() {
  return (
    <LayoutDataRetry>
      <FrameOverlays>
        <FrameStyle />
        <SkipLink href="#main">Skip to content</SkipLink>
        <RouteProgress />
        <PageGrid>
          <Banner />
          <Header />
          <OfflineNotice />
          <MainLandmark />
          <Footer />
        </PageGrid>
        <MobileBar />
        <NewsletterPopUp />
        <Measuring />
      </FrameOverlays>
      <FirstPageEnd />
      <SessionHintEnd />
      <RouteFocus />
      <ScrollRestoration />
    </LayoutDataRetry>
  )
}
