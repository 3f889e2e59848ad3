import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PageHead } from '../console/page-head'
import { useMay } from '../session/session-context'
import { Tabs } from './tabs'

/** A list with an address of its own, for those who may run its operation. */
export interface ListTab {
  path: string
  label: string
  /** What is shown next to the label, such as a count. */
  mark?: ReactNode
  operation: string
  List: ComponentType
}

/** A screen of several lists: tabs to those that the member may read, and the one at the current address. */
export function TabbedScreen({ title, tabs }: { title: string; tabs: readonly ListTab[] }) {
  const { pathname } = useLocation()
  const may = useMay()
  const open = tabs.find(({ path }) => path === pathname.replace(/\/$/, ''))
  return (
    <>
      <PageHead title={title} />
      <Tabs label={title} tabs={tabs.filter(({ operation }) => may(operation))} />
      {open && <open.List />}
    </>
  )
}
