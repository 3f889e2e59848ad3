import { dropDraft, keepDraft, readDraft } from './draft'

beforeEach(() => sessionStorage.clear())

describe('the draft of an application', () => {
  it('keeps what was typed, and never a password or consent', () => {
    keepDraft({ username: 'Kai', password: 'secret-secret', password_confirmation: 'secret-secret', terms: true })
    expect(readDraft()).toEqual({ username: 'Kai' })
    expect(JSON.stringify(sessionStorage)).not.toContain('secret')
  })

  it('is checked when read', () => {
    sessionStorage.setItem('wholesale-draft:v1', '{"username": 7, "password": "x", "city": "Albany"}')
    expect(readDraft()).toEqual({ city: 'Albany' })
    sessionStorage.setItem('wholesale-draft:v1', 'broken')
    expect(readDraft()).toEqual({})
  })

  it('is gone once sent', () => {
    keepDraft({ city: 'Albany' })
    dropDraft()
    expect(readDraft()).toEqual({})
  })
})
