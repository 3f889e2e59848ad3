import type { Page } from '@playwright/test'

/** Login and signup. */
export class LoginPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/login')
  }

  async logIn(email: string, password: string): Promise<void> {
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
    await this.page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  }

  /** Signs up with the form, which also logs in. */
  async signUp(person: { name: string; email: string; password: string }): Promise<void> {
    await this.page.goto('/signup')
    await this.page.getByLabel('Your name').fill(person.name)
    await this.page.getByLabel('Email').fill(person.email)
    await this.page.getByRole('textbox', { name: 'Password', exact: true }).fill(person.password)
    await this.page.getByRole('textbox', { name: 'Confirm password' }).fill(person.password)
    await this.page.getByLabel(/I agree/).check()
    await this.page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  }
}
