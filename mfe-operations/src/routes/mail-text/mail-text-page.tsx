import { Skeleton, Stack, Text } from '@shop/shared-ui'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { ActionButton } from '../../action/action-button'
import type { Action } from '../../action/action-dialog'
import { useOperation } from '../../client/use-operation'
import { PageHead } from '../../console/page-head'
import { QueryError } from '../../console/query-error'
import { StatusBadge } from '../../console/status-badge'
import { TextEditor, type StoredText } from '../../features/text-editor/text-editor'
import { useMay } from '../../session/session-context'
import { MailPreview, type PreviewedMail } from './mail-preview'
import { Placeholders, type Placeholder } from './placeholders'

interface MailTextRecord extends StoredText {
  name: string
  subject: string
  sent_when: string
  status: 'default' | 'changed'
}

interface MailTextAnswer {
  record: MailTextRecord
  tables: { placeholders: Placeholder[] }
}

const resetText = ({ name, subject }: MailTextRecord): Action => ({
  label: 'Go back to the default',
  title: `Default text of “${subject}”`,
  explanation: 'Your text is removed; the audit log keeps it.',
  operation: 'mail-texts.reset',
  input: { name },
})

const HINT =
  '“# ” begins the subject. A paragraph below “## Button” is the button’s label, one below “## Small print” the small print at the end.'

/** One mail of the shop; read again after a reset. */
export function MailTextPage() {
  const { name = '' } = useParams()
  const [resets, setResets] = useState(0)
  return <MailText key={`${name} ${resets}`} name={name} onReset={() => setResets(resets + 1)} />
}

/** A mail's text with a preview, its placeholders, a test mail, and a reset to the default. */
function MailText({ name, onReset }: { name: string; onReset(): void }) {
  const may = useMay()
  const { data, error, reset, refetch } = useOperation<MailTextAnswer>(
    'mail-texts.show',
    { name },
    { isUncached: true },
  )
  if (error && !data) return <QueryError error={error} onRetry={reset} />
  if (!data) return <Skeleton $height="24rem" />
  const { record, tables } = data
  const isResettable = record.status === 'changed' && may('mail-texts.reset')
  return (
    <>
      <PageHead
        title={record.subject}
        back={{ to: '/operations/content/mails', label: 'Mails' }}
        actions={isResettable && <ActionButton variant="quiet" action={resetText(record)} onDone={onReset} />}
      >
        <Text>{record.sent_when}.</Text>
        <StatusBadge status={record.status} />
      </PageHead>
      <Stack>
        <TextEditor<{ record: PreviewedMail }>
          stored={record}
          edit="mail-texts.edit"
          input={{ name }}
          preview="mail-texts.preview"
          previewInput={{ name }}
          hint={HINT}
          renderPreview={(answer, typed) => <MailPreview name={name} mail={answer.record} typed={typed} />}
          onSaved={refetch}
        />
        <Placeholders lines={tables.placeholders} />
      </Stack>
    </>
  )
}
