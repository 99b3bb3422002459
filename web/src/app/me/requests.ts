/** What one asks the server about oneself, and the browser about passkeys. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { Joined, Keys, LinkInfo, Me, NewLink, PasskeyOptions } from '../../wire/types'
import { request } from '../api'
import { deviceName } from './deviceName'

export const getMe = () => request<Me>('GET', '/me')
export const getKeys = () => request<Keys>('GET', '/me/keys')
export const renameDevice = (id: string, name: string) => request<Keys>('PATCH', `/me/devices/${id}`, { name })
export const signOut = (id: string) => request<Keys>('DELETE', `/me/devices/${id}`)
export const renamePasskey = (id: string, name: string) => request<Keys>('PATCH', `/me/passkeys/${id}`, { name })
export const deletePasskey = (id: string) => request<Keys>('DELETE', `/me/passkeys/${id}`)

export const makeLink = () => request<NewLink>('POST', '/me/links', { device: deviceName() })
export const lookAtLink = (token: string) => request<LinkInfo>('POST', '/me/links/look', { token })
export const claimLink = (token: string) =>
  request<LinkInfo>('POST', '/me/links/claim', { token, device: deviceName() })
export const confirmLink = (token: string) => request<Joined>('POST', '/me/links/confirm', { token })
export const cancelLink = (token: string) => request<unknown>('POST', '/me/links/cancel', { token })

/** Have the browser make a passkey; it rejects where somebody thinks better of it. */
export async function makePasskey(): Promise<Keys> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { options } = await request<PasskeyOptions>('POST', '/me/passkeys/options')
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const credential = await startRegistration({ optionsJSON })
  return request<Keys>('POST', '/me/passkeys', { credential, name: deviceName(), device: deviceName() })
}

/** Have the browser offer its passkeys, and become whose passkey it is. */
export async function signIn(): Promise<Joined> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { options } = await request<PasskeyOptions>('POST', '/me/sign-in/options')
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const credential = await startAuthentication({ optionsJSON })
  return request<Joined>('POST', '/me/sign-in', { credential, device: deviceName() })
}
