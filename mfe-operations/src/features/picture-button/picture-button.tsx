import type { ButtonVariant } from '@shop/shared-ui'
import { ActionButton } from '../../action/action-button'
import type { Done } from '../../client/staff-client'
import { useStaffClient } from '../../client/staff-context'
import { useChange } from '../../client/use-change'
import { useMay } from '../../session/session-context'

interface PictureButtonProps {
  label: string
  variant?: ButtonVariant
  title: string
  explanation: string
  /** What the dialog's button says. */
  upload: string
  /** What the photograph is named, so that a new one replaces it. */
  name: string
  /** What it shows. */
  alt: string
  /** The operation that shows a photograph of this name, and its input. */
  shownBy: { operation: string; input: object }
  onDone(): void
}

/** Uploads a photograph and shows it, for those who may. */
export function PictureButton(props: PictureButtonProps) {
  const { label, variant, title, explanation, upload, name, alt, shownBy, onDone } = props
  const client = useStaffClient()
  const may = useMay()
  const { change } = useChange()
  const show = async () => {
    if (await change(() => client.run<Done>(shownBy.operation, shownBy.input))) onDone()
  }
  if (!may('photographs.add') || !may(shownBy.operation)) return null
  return (
    <ActionButton
      label={label}
      variant={variant}
      action={{
        label: upload,
        title,
        explanation,
        operation: 'photographs.add',
        input: { name, alt },
        fields: [{ name: 'file', label: 'Picture', kind: 'file', required: true }],
      }}
      onDone={() => void show()}
    />
  )
}
