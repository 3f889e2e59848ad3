import '@shop/account-contract'
import type { EquipmentForm } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import { useApiForm } from '@shop/shared-forms'
import { getDesignable, serializeDesign, type Design } from '@shop/shared-drawings/designer'
import { useEffect, useState, type FormEvent } from 'react'
import { useApi } from '../../api-context'
import { getFieldId, parseItems, newRow, type ItemRow, type RowProblem } from '../../features/equipment/equipment-items'
import { sendRequest } from '../../features/equipment/send-request'
import { artworkLimits } from '../../features/files/files-problem'
import { useFiles } from '../../features/files/use-files'
import { useUpload } from '../../features/files/use-upload'

type RequestValues = Omit<EquipmentForm, 'items'>

/** The request form with its items, artwork and attached design. */
export function useRequest(design: Design | undefined) {
  const user = useEvent('session/changed')?.user
  const artwork = useFiles(artworkLimits)
  const [rows, setRows] = useState<readonly ItemRow[]>([{ ...newRow(1), color: design ? 'As designed' : '' }])
  const [rowsProblem, setRowsProblem] = useState<RowProblem>()
  const [requestNumber, setRequestNumber] = useState<string>()
  const upload = useUpload()
  const api = useApi()
  const form = useApiForm<RequestValues>({
    schema: async () =>
      (await import(/* webpackChunkName: "rules" */ '../../rules')).equipmentForm.omit({ items: true }),
    defaultValues: design && {
      category: getDesignable(design.product).plural,
      embroidery_text: Object.values(design.texts)[0]?.text,
    },
    send: async (values) => {
      const read = parseItems(rows)
      // The form focuses its own fields by itself.
      if ('problem' in read) return document.getElementById(getFieldId(read.problem))?.focus()
      if (!artwork.check()) return
      const request = design ? { ...values, design: serializeDesign(design) } : values
      setRequestNumber(await upload.run((watch) => sendRequest(api, request, read.items, artwork.files, watch)))
    },
  })

  const { fill, values } = form
  useEffect(() => {
    if (user && !values('email')) fill({ name: user.username, email: user.email })
  }, [user, fill, values])

  function submit(event: FormEvent): void {
    const read = parseItems(rows)
    setRowsProblem('problem' in read ? read.problem : undefined)
    artwork.check()
    void form.submit(event)
  }

  function changeRows(next: readonly ItemRow[]): void {
    setRows(next)
    setRowsProblem(undefined)
  }

  return { form, artwork, rows, changeRows, rowsProblem, requestNumber, upload, submit, isMember: Boolean(user) }
}
