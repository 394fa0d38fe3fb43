import type { PaymentMethod, Plan } from "@adjudge/contracts";
import {
  combineReducers,
  configureStore,
  createAction,
  createSlice,
  type PayloadAction,
  type UnknownAction,
} from "@reduxjs/toolkit";
import { useSelector } from "react-redux";
import type { LoginState } from "./login-state.ts";
import { readStoredState, writeStoredState } from "./stored-state.ts";

const emptyToken: { value: string; csrfToken: string; yourPlan: Plan | null } = {
  value: "",
  csrfToken: "",
  yourPlan: null,
};

const token = createSlice({
  name: "token",
  initialState: emptyToken,
  reducers: {
    setToken: (state, { payload }: PayloadAction<string>) => ({ ...state, value: payload }),
    setCsrfToken: (state, { payload }: PayloadAction<string>) => ({ ...state, csrfToken: payload }),
    setYourPlan: (state, { payload }: PayloadAction<Plan | null>) => ({
      ...state,
      yourPlan: payload,
    }),
    removeToken: () => emptyToken,
  },
});

const loading = createSlice({
  name: "loading",
  initialState: 0,
  reducers: {
    callStarted: (count) => count + 1,
    callEnded: (count) => Math.max(0, count - 1),
  },
});

const payed = createSlice({
  name: "payed",
  initialState: false,
  reducers: { setPayed: () => true, setNotPayed: () => false },
});

const noPaymentMethods: PaymentMethod[] = [];

const paymentMethods = createSlice({
  name: "paymentMethods",
  initialState: noPaymentMethods,
  reducers: {
    setPaymentMethods: (_, { payload }: PayloadAction<PaymentMethod[]>) => payload,
  },
});

/** Earlier login states, so that a login refused as inactive can be undone to what stood before it. */
const emptyLogin: { past: (LoginState | null)[]; present: LoginState | null } = {
  past: [],
  present: null,
};

const login = createSlice({
  name: "login",
  initialState: emptyLogin,
  reducers: {
    loginChanged: (state, { payload }: PayloadAction<LoginState>) => ({
      past: [...state.past, state.present],
      present: payload,
    }),
    loginUndone: (state) => ({ past: state.past.slice(0, -1), present: state.past.at(-1) ?? null }),
    loginCleared: () => emptyLogin,
  },
});

export const { setToken, setCsrfToken, setYourPlan, removeToken } = token.actions;
export const { callStarted, callEnded } = loading.actions;
export const { setPayed, setNotPayed } = payed.actions;
export const { setPaymentMethods } = paymentMethods.actions;
export const { loginChanged, loginUndone, loginCleared } = login.actions;

const slices = combineReducers({
  token: token.reducer,
  loading: loading.reducer,
  payed: payed.reducer,
  paymentMethods: paymentMethods.reducer,
  login: login.reducer,
});

export type State = ReturnType<typeof slices>;

const stateRestored = createAction<Partial<State>>("stateRestored");

const reducer = (state: State | undefined, action: UnknownAction): State =>
  stateRestored.match(action) ? { ...slices(state, action), ...action.payload } : slices(state, action);

export const store = configureStore({ reducer });

export const useAppSelector = useSelector.withTypes<State>();

/** What outlives the visit. */
const kept = ["token", "payed", "paymentMethods"] as const;

/** Puts what the last visit left into the store, and keeps the store from then on. */
export function restoreState(): void {
  store.dispatch(stateRestored(readStoredState<State>(kept)));
  let written = store.getState();
  store.subscribe(() => {
    const now = store.getState();
    if (kept.every((name) => now[name] === written[name])) return;
    written = now;
    writeStoredState(now, kept);
  });
}
