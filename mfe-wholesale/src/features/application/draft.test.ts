import { deleteDraft, saveDraft, readDraft } from './draft'

beforeEach(() => sessionStorage.clear())

describe('application draft', () => {
  test('stores the input without passwords and consent', () => {
    saveDraft({ username: 'Kai', password: 'secret-secret', password_confirmation: 'secret-secret', terms: true })
    expect(readDraft()).toEqual({ username: 'Kai' })
    expect(JSON.stringify(sessionStorage)).not.toContain('secret')
  })

  test('validates the stored draft', () => {
    sessionStorage.setItem('wholesale-draft:v1', '{"username": 7, "password": "x", "city": "Albany"}')
    expect(readDraft()).toEqual({ city: 'Albany' })
    sessionStorage.setItem('wholesale-draft:v1', 'broken')
    expect(readDraft()).toEqual({})
  })

  test('is deleted once submitted', () => {
    saveDraft({ city: 'Albany' })
    deleteDraft()
    expect(readDraft()).toEqual({})
  })
})
