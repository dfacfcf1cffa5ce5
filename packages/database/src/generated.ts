export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Lets createClient choose the right options for the version of the server.
  __InternalSupabase: {
    PostgrestVersion: "14.1"
  }
  public: {
    Tables: {
      communes: {
        Row: {
          code: string
          department: string
          is_exact: boolean
          latitude: number
          longitude: number
          name: string
          population: number
          postcode: string
          postcodes: string[]
          search: string
        }
        Insert: {
          code: string
          department: string
          is_exact: boolean
          latitude: number
          longitude: number
          name: string
          population: number
          postcode: string
          postcodes: string[]
          search?: string
        }
        Update: {
          code?: string
          department?: string
          is_exact?: boolean
          latitude?: number
          longitude?: number
          name?: string
          population?: number
          postcode?: string
          postcodes?: string[]
          search?: string
        }
        Relationships: []
      }
      contact_messages: {
        Row: {
          body: string
          created_at: string
          email: string
          id: string
          name: string
          state: string
          topic: string
        }
        Insert: {
          body: string
          created_at?: string
          email: string
          id?: string
          name: string
          state?: string
          topic: string
        }
        Update: {
          body?: string
          created_at?: string
          email?: string
          id?: string
          name?: string
          state?: string
          topic?: string
        }
        Relationships: []
      }
      event_budgets: {
        Row: {
          created_at: string
          event_id: string
          total_cents: number
          updated_at: string
        }
        Insert: {
          created_at?: string
          event_id: string
          total_cents: number
          updated_at?: string
        }
        Update: {
          created_at?: string
          event_id?: string
          total_cents?: number
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "event_budgets_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: true
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      event_invitations: {
        Row: {
          accepted_at: string | null
          can_see_budget: boolean
          created_at: string
          email: string
          event_id: string
          expires_at: string
          id: string
          invited_by: string | null
          role: string
          token_hash: string
        }
        Insert: {
          accepted_at?: string | null
          can_see_budget?: boolean
          created_at?: string
          email: string
          event_id: string
          expires_at?: string
          id?: string
          invited_by?: string | null
          role: string
          token_hash: string
        }
        Update: {
          accepted_at?: string | null
          can_see_budget?: boolean
          created_at?: string
          email?: string
          event_id?: string
          expires_at?: string
          id?: string
          invited_by?: string | null
          role?: string
          token_hash?: string
        }
        Relationships: [
          {
            foreignKeyName: "event_invitations_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_invitations_invited_by_fkey"
            columns: ["invited_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      event_members: {
        Row: {
          can_see_budget: boolean
          created_at: string
          event_id: string
          role: string
          user_id: string
        }
        Insert: {
          can_see_budget?: boolean
          created_at?: string
          event_id: string
          role: string
          user_id: string
        }
        Update: {
          can_see_budget?: boolean
          created_at?: string
          event_id?: string
          role?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "event_members_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_members_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      event_websites: {
        Row: {
          asks_diet: boolean
          asks_message: boolean
          asks_song: boolean
          colour: string
          event_id: string
          gift_url: string | null
          has_album: boolean
          practical: string
          title: string
          updated_at: string
          version: number
          welcome: string
        }
        Insert: {
          asks_diet?: boolean
          asks_message?: boolean
          asks_song?: boolean
          colour?: string
          event_id: string
          gift_url?: string | null
          has_album?: boolean
          practical?: string
          title?: string
          updated_at?: string
          version?: number
          welcome?: string
        }
        Update: {
          asks_diet?: boolean
          asks_message?: boolean
          asks_song?: boolean
          colour?: string
          event_id?: string
          gift_url?: string | null
          has_album?: boolean
          practical?: string
          title?: string
          updated_at?: string
          version?: number
          welcome?: string
        }
        Relationships: [
          {
            foreignKeyName: "event_websites_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: true
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      events: {
        Row: {
          archived_at: string | null
          cover_path: string | null
          created_at: string
          deletion_on: string | null
          ends_on: string | null
          expected_guests: number | null
          guest_links_expire_on: string | null
          id: string
          kind: string
          name: string
          owner_id: string
          place: string | null
          rsvp_closes_on: string | null
          starts_on: string | null
          updated_at: string
          version: number
        }
        Insert: {
          archived_at?: string | null
          cover_path?: string | null
          created_at?: string
          deletion_on?: string | null
          ends_on?: string | null
          expected_guests?: number | null
          guest_links_expire_on?: string | null
          id?: string
          kind: string
          name: string
          owner_id?: string
          place?: string | null
          rsvp_closes_on?: string | null
          starts_on?: string | null
          updated_at?: string
          version?: number
        }
        Update: {
          archived_at?: string | null
          cover_path?: string | null
          created_at?: string
          deletion_on?: string | null
          ends_on?: string | null
          expected_guests?: number | null
          guest_links_expire_on?: string | null
          id?: string
          kind?: string
          name?: string
          owner_id?: string
          place?: string | null
          rsvp_closes_on?: string | null
          starts_on?: string | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "events_owner_id_fkey"
            columns: ["owner_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      favourites: {
        Row: {
          created_at: string
          partner_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          partner_id: string
          user_id?: string
        }
        Update: {
          created_at?: string
          partner_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "favourites_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "favourites_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      guest_photos: {
        Row: {
          caption: string
          created_at: string
          event_id: string
          height: number
          household_id: string
          id: string
          path: string
          state: string
          width: number
        }
        Insert: {
          caption?: string
          created_at?: string
          event_id: string
          height: number
          household_id: string
          id?: string
          path: string
          state?: string
          width: number
        }
        Update: {
          caption?: string
          created_at?: string
          event_id?: string
          height?: number
          household_id?: string
          id?: string
          path?: string
          state?: string
          width?: number
        }
        Relationships: [
          {
            foreignKeyName: "guest_photos_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "guest_photos_household_id_event_id_fkey"
            columns: ["household_id", "event_id"]
            isOneToOne: false
            referencedRelation: "households"
            referencedColumns: ["id", "event_id"]
          },
        ]
      }
      guest_replies: {
        Row: {
          attending: boolean | null
          event_id: string
          guest_id: string
          moment_id: string
          replied_at: string
          replied_by: string
        }
        Insert: {
          attending?: boolean | null
          event_id: string
          guest_id: string
          moment_id: string
          replied_at?: string
          replied_by?: string
        }
        Update: {
          attending?: boolean | null
          event_id?: string
          guest_id?: string
          moment_id?: string
          replied_at?: string
          replied_by?: string
        }
        Relationships: [
          {
            foreignKeyName: "guest_replies_guest_id_moment_id_event_id_fkey"
            columns: ["guest_id", "moment_id", "event_id"]
            isOneToOne: true
            referencedRelation: "moment_invitations"
            referencedColumns: ["guest_id", "moment_id", "event_id"]
          },
        ]
      }
      guests: {
        Row: {
          age_group: string
          allergies: string | null
          allergies_consent_at: string | null
          allergies_consent_by: string | null
          created_at: string
          diet: string | null
          email: string | null
          event_id: string
          first_name: string
          household_id: string
          id: string
          is_plus_one: boolean
          last_name: string
          message: string | null
          phone: string | null
          position: number
          song_request: string | null
          token: string
          updated_at: string
          version: number
        }
        Insert: {
          age_group?: string
          allergies?: string | null
          allergies_consent_at?: string | null
          allergies_consent_by?: string | null
          created_at?: string
          diet?: string | null
          email?: string | null
          event_id: string
          first_name?: string
          household_id: string
          id?: string
          is_plus_one?: boolean
          last_name?: string
          message?: string | null
          phone?: string | null
          position?: number
          song_request?: string | null
          token?: string
          updated_at?: string
          version?: number
        }
        Update: {
          age_group?: string
          allergies?: string | null
          allergies_consent_at?: string | null
          allergies_consent_by?: string | null
          created_at?: string
          diet?: string | null
          email?: string | null
          event_id?: string
          first_name?: string
          household_id?: string
          id?: string
          is_plus_one?: boolean
          last_name?: string
          message?: string | null
          phone?: string | null
          position?: number
          song_request?: string | null
          token?: string
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "guests_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "guests_household_id_event_id_fkey"
            columns: ["household_id", "event_id"]
            isOneToOne: false
            referencedRelation: "households"
            referencedColumns: ["id", "event_id"]
          },
        ]
      }
      household_links: {
        Row: {
          created_at: string
          event_id: string
          household_id: string
          token: string
        }
        Insert: {
          created_at?: string
          event_id: string
          household_id: string
          token?: string
        }
        Update: {
          created_at?: string
          event_id?: string
          household_id?: string
          token?: string
        }
        Relationships: [
          {
            foreignKeyName: "household_links_household_id_event_id_fkey"
            columns: ["household_id", "event_id"]
            isOneToOne: false
            referencedRelation: "households"
            referencedColumns: ["id", "event_id"]
          },
        ]
      }
      households: {
        Row: {
          address: string | null
          created_at: string
          event_id: string
          id: string
          invitation_state: string
          language: string
          name: string
          revoked_at: string | null
          side: string | null
          tags: string[]
          updated_at: string
          version: number
        }
        Insert: {
          address?: string | null
          created_at?: string
          event_id: string
          id?: string
          invitation_state?: string
          language?: string
          name: string
          revoked_at?: string | null
          side?: string | null
          tags?: string[]
          updated_at?: string
          version?: number
        }
        Update: {
          address?: string | null
          created_at?: string
          event_id?: string
          id?: string
          invitation_state?: string
          language?: string
          name?: string
          revoked_at?: string | null
          side?: string | null
          tags?: string[]
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "households_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      invitation_mails: {
        Row: {
          answered_at: string | null
          event_id: string
          failed_at: string | null
          household_id: string
          id: string
          kind: string
          opened_at: string | null
          outbox_id: string | null
          queued_at: string
          recipient: string
          send_id: string
          sent_at: string | null
          state: string
        }
        Insert: {
          answered_at?: string | null
          event_id: string
          failed_at?: string | null
          household_id: string
          id?: string
          kind: string
          opened_at?: string | null
          outbox_id?: string | null
          queued_at?: string
          recipient: string
          send_id: string
          sent_at?: string | null
          state?: string
        }
        Update: {
          answered_at?: string | null
          event_id?: string
          failed_at?: string | null
          household_id?: string
          id?: string
          kind?: string
          opened_at?: string | null
          outbox_id?: string | null
          queued_at?: string
          recipient?: string
          send_id?: string
          sent_at?: string | null
          state?: string
        }
        Relationships: [
          {
            foreignKeyName: "invitation_mails_household_id_event_id_fkey"
            columns: ["household_id", "event_id"]
            isOneToOne: false
            referencedRelation: "households"
            referencedColumns: ["id", "event_id"]
          },
          {
            foreignKeyName: "invitation_mails_send_id_event_id_fkey"
            columns: ["send_id", "event_id"]
            isOneToOne: false
            referencedRelation: "invitation_sends"
            referencedColumns: ["id", "event_id"]
          },
        ]
      }
      invitation_sends: {
        Row: {
          count: number
          created_at: string
          event_id: string
          id: string
          kind: string
          made_by: string | null
          segment: Json
          stopped_at: string | null
        }
        Insert: {
          count?: number
          created_at?: string
          event_id: string
          id: string
          kind: string
          made_by?: string | null
          segment?: Json
          stopped_at?: string | null
        }
        Update: {
          count?: number
          created_at?: string
          event_id?: string
          id?: string
          kind?: string
          made_by?: string | null
          segment?: Json
          stopped_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "invitation_sends_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "invitation_sends_made_by_fkey"
            columns: ["made_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      invitation_texts: {
        Row: {
          body: string
          design: string
          event_id: string
          kind: string
          subject: string
          updated_at: string
          version: number
        }
        Insert: {
          body: string
          design?: string
          event_id: string
          kind: string
          subject: string
          updated_at?: string
          version?: number
        }
        Update: {
          body?: string
          design?: string
          event_id?: string
          kind?: string
          subject?: string
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "invitation_texts_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      menu_choices: {
        Row: {
          course: string
          created_at: string
          event_id: string
          guest_id: string
          menu_id: string
          moment_id: string
        }
        Insert: {
          course: string
          created_at?: string
          event_id: string
          guest_id: string
          menu_id: string
          moment_id: string
        }
        Update: {
          course?: string
          created_at?: string
          event_id?: string
          guest_id?: string
          menu_id?: string
          moment_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "menu_choices_guest_id_moment_id_event_id_fkey"
            columns: ["guest_id", "moment_id", "event_id"]
            isOneToOne: false
            referencedRelation: "moment_invitations"
            referencedColumns: ["guest_id", "moment_id", "event_id"]
          },
          {
            foreignKeyName: "menu_choices_menu_id_moment_id_course_event_id_fkey"
            columns: ["menu_id", "moment_id", "course", "event_id"]
            isOneToOne: false
            referencedRelation: "menus"
            referencedColumns: ["id", "moment_id", "course", "event_id"]
          },
        ]
      }
      menus: {
        Row: {
          course: string
          created_at: string
          description: string
          event_id: string
          for_age: string
          id: string
          moment_id: string
          name: string
          position: number
        }
        Insert: {
          course?: string
          created_at?: string
          description?: string
          event_id: string
          for_age?: string
          id?: string
          moment_id: string
          name: string
          position?: number
        }
        Update: {
          course?: string
          created_at?: string
          description?: string
          event_id?: string
          for_age?: string
          id?: string
          moment_id?: string
          name?: string
          position?: number
        }
        Relationships: [
          {
            foreignKeyName: "menus_moment_id_event_id_fkey"
            columns: ["moment_id", "event_id"]
            isOneToOne: false
            referencedRelation: "moments"
            referencedColumns: ["id", "event_id"]
          },
        ]
      }
      moment_invitations: {
        Row: {
          created_at: string
          event_id: string
          guest_id: string
          moment_id: string
        }
        Insert: {
          created_at?: string
          event_id: string
          guest_id: string
          moment_id: string
        }
        Update: {
          created_at?: string
          event_id?: string
          guest_id?: string
          moment_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "moment_invitations_guest_id_event_id_fkey"
            columns: ["guest_id", "event_id"]
            isOneToOne: false
            referencedRelation: "guests"
            referencedColumns: ["id", "event_id"]
          },
          {
            foreignKeyName: "moment_invitations_moment_id_event_id_fkey"
            columns: ["moment_id", "event_id"]
            isOneToOne: false
            referencedRelation: "moments"
            referencedColumns: ["id", "event_id"]
          },
        ]
      }
      moments: {
        Row: {
          address: string | null
          capacity: number | null
          created_at: string
          day: string | null
          duration_minutes: number | null
          event_id: string
          hour: string | null
          id: string
          kind: string
          name: string
          place: string | null
          position: number
          updated_at: string
          version: number
        }
        Insert: {
          address?: string | null
          capacity?: number | null
          created_at?: string
          day?: string | null
          duration_minutes?: number | null
          event_id: string
          hour?: string | null
          id?: string
          kind: string
          name: string
          place?: string | null
          position?: number
          updated_at?: string
          version?: number
        }
        Update: {
          address?: string | null
          capacity?: number | null
          created_at?: string
          day?: string | null
          duration_minutes?: number | null
          event_id?: string
          hour?: string | null
          id?: string
          kind?: string
          name?: string
          place?: string | null
          position?: number
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "moments_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      notification_preferences: {
        Row: {
          by_mail: boolean
          in_app: boolean
          kind: string
          user_id: string
        }
        Insert: {
          by_mail: boolean
          in_app?: boolean
          kind: string
          user_id: string
        }
        Update: {
          by_mail?: boolean
          in_app?: boolean
          kind?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "notification_preferences_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      notification_settings: {
        Row: {
          daily_digest: boolean
          user_id: string
        }
        Insert: {
          daily_digest?: boolean
          user_id: string
        }
        Update: {
          daily_digest?: boolean
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "notification_settings_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: true
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      notifications: {
        Row: {
          body: string
          created_at: string
          href: string | null
          id: string
          kind: string
          read_at: string | null
          title: string
          user_id: string
        }
        Insert: {
          body?: string
          created_at?: string
          href?: string | null
          id?: string
          kind: string
          read_at?: string | null
          title: string
          user_id: string
        }
        Update: {
          body?: string
          created_at?: string
          href?: string | null
          id?: string
          kind?: string
          read_at?: string | null
          title?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "notifications_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      partner_availability: {
        Row: {
          day: string
          partner_id: string
          state: string
        }
        Insert: {
          day: string
          partner_id: string
          state?: string
        }
        Update: {
          day?: string
          partner_id?: string
          state?: string
        }
        Relationships: [
          {
            foreignKeyName: "partner_availability_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
        ]
      }
      partner_photos: {
        Row: {
          alt: string
          created_at: string
          height: number
          id: string
          partner_id: string
          path: string
          position: number
          state: string
          width: number
        }
        Insert: {
          alt: string
          created_at?: string
          height: number
          id?: string
          partner_id: string
          path: string
          position?: number
          state?: string
          width: number
        }
        Update: {
          alt?: string
          created_at?: string
          height?: number
          id?: string
          partner_id?: string
          path?: string
          position?: number
          state?: string
          width?: number
        }
        Relationships: [
          {
            foreignKeyName: "partner_photos_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
        ]
      }
      partner_services: {
        Row: {
          created_at: string
          description: string
          id: string
          name: string
          partner_id: string
          position: number
          price_cents: number | null
          unit: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          description?: string
          id?: string
          name: string
          partner_id: string
          position?: number
          price_cents?: number | null
          unit?: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          description?: string
          id?: string
          name?: string
          partner_id?: string
          position?: number
          price_cents?: number | null
          unit?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "partner_services_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
        ]
      }
      partners: {
        Row: {
          capacity_max: number | null
          capacity_min: number | null
          checked_at: string | null
          commune: string
          created_at: string
          description: string
          id: string
          languages: string[]
          latitude: number | null
          longitude: number | null
          name: string
          owner_id: string
          postcode: string | null
          price_from_cents: number | null
          price_unit: string
          rating_average: number | null
          rating_count: number
          refusal_reason: string | null
          response_minutes: number | null
          slug: string
          state: string
          tagline: string
          travels_km: number
          type: string
          updated_at: string
          website: string | null
        }
        Insert: {
          capacity_max?: number | null
          capacity_min?: number | null
          checked_at?: string | null
          commune?: string
          created_at?: string
          description?: string
          id?: string
          languages?: string[]
          latitude?: number | null
          longitude?: number | null
          name: string
          owner_id?: string
          postcode?: string | null
          price_from_cents?: number | null
          price_unit?: string
          rating_average?: number | null
          rating_count?: number
          refusal_reason?: string | null
          response_minutes?: number | null
          slug?: string
          state?: string
          tagline?: string
          travels_km?: number
          type: string
          updated_at?: string
          website?: string | null
        }
        Update: {
          capacity_max?: number | null
          capacity_min?: number | null
          checked_at?: string | null
          commune?: string
          created_at?: string
          description?: string
          id?: string
          languages?: string[]
          latitude?: number | null
          longitude?: number | null
          name?: string
          owner_id?: string
          postcode?: string | null
          price_from_cents?: number | null
          price_unit?: string
          rating_average?: number | null
          rating_count?: number
          refusal_reason?: string | null
          response_minutes?: number | null
          slug?: string
          state?: string
          tagline?: string
          travels_km?: number
          type?: string
          updated_at?: string
          website?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "partners_owner_id_fkey"
            columns: ["owner_id"]
            isOneToOne: true
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      posts: {
        Row: {
          body: string
          created_at: string
          id: string
          published_at: string | null
          reading_minutes: number
          slug: string
          summary: string
          title: string
          topic: string
          updated_at: string
        }
        Insert: {
          body: string
          created_at?: string
          id?: string
          published_at?: string | null
          reading_minutes?: number
          slug: string
          summary: string
          title: string
          topic: string
          updated_at?: string
        }
        Update: {
          body?: string
          created_at?: string
          id?: string
          published_at?: string | null
          reading_minutes?: number
          slug?: string
          summary?: string
          title?: string
          topic?: string
          updated_at?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          avatar_url: string | null
          created_at: string
          email: string | null
          id: string
          name: string
          partner_type: string | null
          permissions: string[] | null
          phone: string | null
          role: string
          updated_at: string
        }
        Insert: {
          avatar_url?: string | null
          created_at?: string
          email?: string | null
          id: string
          name?: string
          partner_type?: string | null
          permissions?: string[] | null
          phone?: string | null
          role?: string
          updated_at?: string
        }
        Update: {
          avatar_url?: string | null
          created_at?: string
          email?: string | null
          id?: string
          name?: string
          partner_type?: string | null
          permissions?: string[] | null
          phone?: string | null
          role?: string
          updated_at?: string
        }
        Relationships: []
      }
      reviews: {
        Row: {
          answer: string | null
          answered_at: string | null
          author_id: string
          author_name: string
          body: string
          checked: string
          created_at: string
          event_on: string
          id: string
          partner_id: string
          rating: number
          state: string
          title: string
        }
        Insert: {
          answer?: string | null
          answered_at?: string | null
          author_id: string
          author_name: string
          body: string
          checked: string
          created_at?: string
          event_on: string
          id?: string
          partner_id: string
          rating: number
          state?: string
          title?: string
        }
        Update: {
          answer?: string | null
          answered_at?: string | null
          author_id?: string
          author_name?: string
          body?: string
          checked?: string
          created_at?: string
          event_on?: string
          id?: string
          partner_id?: string
          rating?: number
          state?: string
          title?: string
        }
        Relationships: [
          {
            foreignKeyName: "reviews_author_id_fkey"
            columns: ["author_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "reviews_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "partners"
            referencedColumns: ["id"]
          },
        ]
      }
      share_links: {
        Row: {
          created_at: string
          created_by: string | null
          event_id: string
          id: string
          kind: string
          label: string
          last_seen_at: string | null
          revoked_at: string | null
          token_hash: string
        }
        Insert: {
          created_at?: string
          created_by?: string | null
          event_id: string
          id?: string
          kind: string
          label?: string
          last_seen_at?: string | null
          revoked_at?: string | null
          token_hash: string
        }
        Update: {
          created_at?: string
          created_by?: string | null
          event_id?: string
          id?: string
          kind?: string
          label?: string
          last_seen_at?: string | null
          revoked_at?: string | null
          token_hash?: string
        }
        Relationships: [
          {
            foreignKeyName: "share_links_created_by_fkey"
            columns: ["created_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "share_links_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      site_settings: {
        Row: {
          key: string
          updated_at: string
          value: Json
        }
        Insert: {
          key: string
          updated_at?: string
          value: Json
        }
        Update: {
          key?: string
          updated_at?: string
          value?: Json
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      accept_event_invitation: {
        Args: { token: string }
        Returns: string
      }
      bulk_update_guests: {
        Args: { guests: string[]; of_event: string; patch: Json }
        Returns: Json
      }
      cancel_event_deletion: {
        Args: { of_event: string }
        Returns: boolean
      }
      count_invitations: {
        Args: { kind: string; of_event: string; segment: Json }
        Returns: Json
      }
      create_event: {
        Args: {
          budget_cents?: number
          ends_on?: string
          expected_guests?: number
          kind: string
          moments?: Json
          name: string
          place?: string
          rsvp_closes_on?: string
          starts_on?: string
        }
        Returns: string
      }
      create_share_link: {
        Args: { kind: string; label?: string; of_event: string }
        Returns: Json
      }
      decide_partner: {
        Args: { decision: string; partner: string; reason?: string }
        Returns: string
      }
      delete_guests: {
        Args: { guests: string[]; of_event: string }
        Returns: Json
      }
      duplicate_event: {
        Args: {
          name?: string
          of_event: string
          starts_on?: string
          with_guests?: boolean
        }
        Returns: string
      }
      event_invitation: {
        Args: { token: string }
        Returns: Json
      }
      event_team: {
        Args: { of_event: string }
        Returns: {
          avatar_url: string
          name: string
          role: string
          user_id: string
        }[]
      }
      find_communes: {
        Args: { most?: number; words: string }
        Returns: {
          code: string
          department: string
          latitude: number
          longitude: number
          name: string
          population: number
          postcode: string
        }[]
      }
      guest_add_photo: {
        Args: {
          caption?: string
          height: number
          path: string
          token: string
          width: number
        }
        Returns: Json
      }
      guest_album: {
        Args: { token: string }
        Returns: Json
      }
      guest_counts: {
        Args: { of_event: string }
        Returns: Json
      }
      guest_data: {
        Args: { token: string }
        Returns: Json
      }
      guest_forget: {
        Args: { token: string }
        Returns: Json
      }
      guest_list: {
        Args: { of_event: string; only_guests?: string[] }
        Returns: Json
      }
      guest_page: {
        Args: { token: string }
        Returns: Json
      }
      guest_remove_photo: {
        Args: { photo: string; token: string }
        Returns: Json
      }
      guest_reply: {
        Args: { key: string; reply: Json; token: string }
        Returns: Json
      }
      household_links_of: {
        Args: { of_event: string; only_households?: string[] }
        Returns: Json
      }
      import_guests: {
        Args: { of_event: string; options?: Json; rows: Json }
        Returns: Json
      }
      invite_admin: {
        Args: { email: string; permissions?: string[] }
        Returns: string
      }
      invite_member: {
        Args: {
          can_see_budget?: boolean
          email: string
          of_event: string
          role: string
        }
        Returns: string
      }
      kitchen_sheet: {
        Args: { token: string }
        Returns: Json
      }
      merge_guests: {
        Args: { drop: string; keep: string }
        Returns: Json
      }
      notify: {
        Args: {
          body: string
          href: string
          key: string
          kind: string
          title: string
          user: string
        }
        Returns: boolean
      }
      partner_page: {
        Args: { slug: string; trade: string }
        Returns: Json
      }
      preview_invitation: {
        Args: { household?: string; kind: string; of_event: string }
        Returns: Json
      }
      record_replies: {
        Args: { answers: Json; of_event: string }
        Returns: number
      }
      renew_household_link: {
        Args: { household: string }
        Returns: string
      }
      request_event_deletion: {
        Args: { of_event: string }
        Returns: string
      }
      search_partners: {
        Args: {
          budget_cents?: number
          guests?: number
          min_rating?: number
          near_latitude?: number
          near_longitude?: number
          on_day?: string
          ordering?: string
          page?: number
          page_size?: number
          trade?: string
          within_km?: number
          words?: string
        }
        Returns: {
          capacity_max: number
          capacity_min: number
          checked_at: string
          comes_to_place: boolean
          commune: string
          cover: Json
          distance_km: number
          id: string
          is_available: boolean
          latitude: number
          longitude: number
          name: string
          postcode: string
          price_from_cents: number
          price_unit: string
          rating_average: number
          rating_count: number
          read_as: string
          response_minutes: number
          slug: string
          tagline: string
          total: number
          travels_km: number
          type: string
          why: string[]
        }[]
      }
      send_contact_message: {
        Args: {
          body: string
          email: string
          is_suspect?: boolean
          name: string
          network: string
          topic: string
        }
        Returns: string
      }
      send_invitations: {
        Args: { kind: string; of_event: string; segment: Json; send: string }
        Returns: Json
      }
      send_test_invitation: {
        Args: { kind: string; of_event: string }
        Returns: string
      }
      stop_send: {
        Args: { send: string }
        Returns: number
      }
      submit_partner: {
        Args: never
        Returns: string
      }
      undo_guests: {
        Args: { undo: string }
        Returns: Json
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type Schemas = Omit<Database, "__InternalSupabase">

type DefaultSchema = Schemas[Extract<keyof Database, "public">]

type InSchema = { schema: keyof Schemas }

type SchemaOf<Choice> = Choice extends InSchema
  ? Schemas[Choice["schema"]]
  : DefaultSchema

type Readable<Choice> = SchemaOf<Choice>["Tables"] & SchemaOf<Choice>["Views"]

type NameIn<Choice, Entries> = Choice extends InSchema ? keyof Entries : never

type Entry<Entries, Choice, Name> = Choice extends InSchema
  ? Entries[Name & keyof Entries]
  : Entries[Choice & keyof Entries]

export type Tables<
  Choice extends keyof Readable<"public"> | InSchema,
  Name extends NameIn<Choice, Readable<Choice>> = never,
> = Entry<Readable<Choice>, Choice, Name> extends { Row: infer Row } ? Row : never

export type TablesInsert<
  Choice extends keyof DefaultSchema["Tables"] | InSchema,
  Name extends NameIn<Choice, SchemaOf<Choice>["Tables"]> = never,
> =
  Entry<SchemaOf<Choice>["Tables"], Choice, Name> extends { Insert: infer Insert }
    ? Insert
    : never

export type TablesUpdate<
  Choice extends keyof DefaultSchema["Tables"] | InSchema,
  Name extends NameIn<Choice, SchemaOf<Choice>["Tables"]> = never,
> =
  Entry<SchemaOf<Choice>["Tables"], Choice, Name> extends { Update: infer Update }
    ? Update
    : never

export type Enums<
  Choice extends keyof DefaultSchema["Enums"] | InSchema,
  Name extends NameIn<Choice, SchemaOf<Choice>["Enums"]> = never,
> = Entry<SchemaOf<Choice>["Enums"], Choice, Name>

export type CompositeTypes<
  Choice extends keyof DefaultSchema["CompositeTypes"] | InSchema,
  Name extends NameIn<Choice, SchemaOf<Choice>["CompositeTypes"]> = never,
> = Entry<SchemaOf<Choice>["CompositeTypes"], Choice, Name>

export const Constants = {
  public: {
    Enums: {},
  },
} as const
