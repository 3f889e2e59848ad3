import type { RosterSheet } from '@shop/shared-api'
import { Alert, Button, ProductImage, Text, tokens } from '@shop/shared-ui'
import { useState, useSyncExternalStore } from 'react'
import { useLoaderData, useParams, useRevalidator } from 'react-router-dom'
import { styled } from 'styled-components'
import { ProgramPage } from '../../features/page/program-page'
import { EntryForm } from '../../features/roster/entry-form'
import { LocalTime } from '../../features/roster/local-time'
import { parseOwnEntry, readOwnEntry, saveOwnEntry, type OwnEntry } from '../../features/roster/own-entry'
import { RosterSizeChart } from '../../features/roster/roster-size-chart'

const TeamProductPicture = styled.div`
  inline-size: min(16rem, 60vw);
  border: ${tokens.rule.thin} solid ${tokens.color.hairline};
`

/** The form is taller than its replacement: without this, phones would show the page's footer. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

/** A team member's entry form, opened by the coach's link. */
export function TeamPage() {
  const sheet = useLoaderData<RosterSheet>()
  const { key = '' } = useParams()
  const { revalidate } = useRevalidator()
  const [own, setOwn] = useOwnEntry(key)
  const [isChanging, setChanging] = useState(false)
  const [wasRemoved, setRemoved] = useState(false)

  return (
    <ProgramPage
      title={sheet.title}
      lead={`${sheet.coach} is ordering ${sheet.product.title} in ${sheet.color} for the team.`}
    >
      <TeamProductPicture>
        <ProductImage src={sheet.product.thumbnail} alt={sheet.product.title} sizes="16rem" loading="eager" />
      </TeamProductPicture>
      {own && !isChanging && <OwnEntrySummary own={own} sheet={sheet} onChange={() => setChanging(true)} />}
      {!own && !sheet.open && (
        <Alert tone="warning" title="This roster is closed">
          Entries closed on <LocalTime iso={sheet.deadline} />. Please contact your coach.
        </Alert>
      )}
      {wasRemoved && (
        <Alert tone="warning" announce="polite" title="Your entry was removed">
          Your coach removed it from the roster. You can enter again.
        </Alert>
      )}
      {(!own || isChanging) && sheet.open && (
        <>
          <EntryForm
            key={own?.id}
            sheetKey={key}
            sizes={sheet.sizes}
            own={own}
            onEntered={(entry) => {
              setOwn(entry)
              setChanging(false)
              setRemoved(false)
            }}
            onRemoved={() => {
              setOwn(undefined)
              setChanging(false)
              setRemoved(true)
            }}
            onClosed={() => {
              setChanging(false)
              return revalidate()
            }}
          >
            <Text>
              Enter by <LocalTime iso={sheet.deadline} />. Only your coach can see your entry.
            </Text>
          </EntryForm>
          <RosterSizeChart categoryId={sheet.product.category_id} />
        </>
      )}
    </ProgramPage>
  )
}

interface OwnEntrySummaryProps {
  own: OwnEntry
  sheet: RosterSheet
  onChange(): void
}

function OwnEntrySummary({ own: { name, size, number }, sheet, onChange }: OwnEntrySummaryProps) {
  return (
    <div ref={intoView}>
      <Alert tone="success" title="You’re on the roster" announce="polite">
        <Text>
          {name}, size {size}
          {number && `, number ${number}`}. Your coach can see it.
        </Text>
        {sheet.open ? (
          <>
            <Text>
              You can change it until <LocalTime iso={sheet.deadline} />.
            </Text>
            <Button onClick={onChange}>Change my entry</Button>
          </>
        ) : (
          <Text>This roster is closed. Need to change it? Ask your coach.</Text>
        )}
      </Alert>
    </div>
  )
}

const never = () => () => undefined

/** The member's entry of this browser, known once the page has hydrated. */
function useOwnEntry(key: string) {
  const stored = useSyncExternalStore(
    never,
    () => readOwnEntry(key),
    () => null,
  )
  const [saved, setSaved] = useState<{ entry: OwnEntry | undefined }>()
  const own = saved ? saved.entry : parseOwnEntry(stored)
  function save(entry: OwnEntry | undefined) {
    saveOwnEntry(key, entry)
    setSaved({ entry })
  }
  return [own, save] as const
}
